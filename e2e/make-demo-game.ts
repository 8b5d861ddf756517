import { makeDemoGame } from './fixtures/demo-game.ts';

/** Ahead of the journeys: `npm test` does it beside tests that leave the processor half of its time. */
await makeDemoGame(process.env['E2E_DATA_DIR'] ?? '');
