export const auth = {
  expiredText: 'Sign in again to continue. Your unsaved input is kept.',
  expiredTitle: 'Your session has ended',
  idleText: 'You were inactive for a long time.',
  login: 'Login',
  loginText: 'Edit, publish, test and roll back game settings in one place.',
  password: 'Password',
  passwordEmpty: 'Enter your password.',
  reusedText:
    'This session was used in two browsers, which suggests that it was copied, so it was ended everywhere. If you used only one browser, change your password and contact an administrator.',
  signInTitle: 'Sign in',
  signingIn: 'Signing in…',
  username: 'User name',
  usernameEmpty: 'Enter your user name.',
} as const;
