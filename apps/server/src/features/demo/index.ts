export { startDemoGame } from './demo-game.ts';
export { loadDemo, prepareDemo } from './demo-seed.ts';
export { startDemoPlayers } from './start-demo-players.ts';
