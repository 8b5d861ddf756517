export { startDemoGame } from './demo-game.ts';
export { seedDemo } from './demo-seed.ts';
export { startDemoPlayers } from './start-demo-players.ts';
