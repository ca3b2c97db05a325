/** The cache of the pages that were visited. */
export const pagesCache = 'pages'

/** The page without a network, in the language of an address. */
export const offlinePath = (pathname: string): string => (/^\/hi(?:\/|$)/.test(pathname) ? '/hi/offline' : '/offline')

/** Whether a response may be kept on the device: a whole one, which the server lets every cache keep. A file is saved by the browser itself. */
export const isKept = (response: Response): boolean =>
  response.status === 200 &&
  !response.redirected &&
  !response.headers.has('content-disposition') &&
  /(?:^|[\s,])public(?:,|$)/.test(response.headers.get('cache-control') ?? '')
