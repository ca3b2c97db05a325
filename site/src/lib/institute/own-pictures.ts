import type { CollegePage, SchoolPage } from '@pravesh/contract'

type Media = (CollegePage['media'] | SchoolPage['media'])[number]

/** Whether a file is a picture that a page may show: the policy of the pages allows pictures of this site alone. */
export const isOwnPicture = ({ kind, url }: Pick<Media, 'kind' | 'url'>): boolean =>
  kind === 'image' && url.startsWith('/')

/** Whether a picture was drawn for the demonstration: those of the demo are in a folder of their own. */
export const isDrawn = ({ url }: Pick<Media, 'url'>): boolean => url.startsWith('/demo/')
