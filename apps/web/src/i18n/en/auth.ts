export const auth = {
  expiredText: 'Sign in again to go on. What you typed is kept.',
  expiredTitle: 'Your session has ended',
  idleText: 'Nothing was done in it for a long time.',
  login: 'Login',
  loginText: 'Edit, publish, play, roll back: the game’s settings in one place.',
  logout: 'Logout',
  password: 'Password',
  passwordEmpty: 'Enter your password.',
  reusedText:
    'This session was used by two browsers, as if somebody had copied it, so it was ended everywhere. If you used one browser only, change your password and tell an administrator.',
  signInTitle: 'Sign in',
  signingIn: 'Signing in…',
  username: 'User name',
  usernameEmpty: 'Enter your user name.',
} as const;
