/** The line that starts the reference game server against this console. */
export function startCommand(token: string, origin: string = window.location.origin): string {
  return `CONSOLE_URL=${origin} MACHINE_TOKEN=${token} npm run game-server`;
}
