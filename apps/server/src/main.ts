import { runConsole } from './run-console.ts';

await runConsole();
