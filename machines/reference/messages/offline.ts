/** What is said while the network is gone, once it is back, and when the site has a new version. */
export const offline = {
  region: 'Connection',
  gone: 'You are offline.',
  goOn: 'You can go on with a form: your answers are sent once you are back. Prices and payments need a connection.',
  waits: 'You are offline. This goes on by itself once you are back.',
  back: 'You are back online.',
  newVersion: 'A new version of Safar is ready.',
  whatStays:
    'Reload when it suits you: what you typed stays, except identity numbers, health answers and files.',
  reload: 'Reload',
} as const
