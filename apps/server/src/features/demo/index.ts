export { createDemoPlayerJobs, loadDemoPlayers } from './demo-players.ts';
export { startDemoGame } from './demo-game.ts';
export { seedDemo } from './demo-seed.ts';
