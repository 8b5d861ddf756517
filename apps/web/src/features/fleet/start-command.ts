/** The line that starts the reference game server against this console. */
export function startCommand(token: string): string {
  return `CONSOLE_URL=${window.location.origin} MACHINE_TOKEN=${token} npm run game-server`;
}
