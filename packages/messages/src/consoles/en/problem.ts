/** Error pages. */
export const problem = {
  faultTitle: 'This page could not be shown',
  faultText: 'Something went wrong on our side. Try again; what you had not saved in a form is kept on this device.',
  offlineTitle: 'You are offline',
  offlineText: 'This page opens by itself when the network is back.',
  stillOffline: 'Still no connection.',
  newVersionTitle: 'There is a new version',
  newVersionText: 'The console was updated while it was open. Load it again to go on.',
} as const
