import type { CollegePage, SchoolPage } from '@pravesh/contract'

type Media = (CollegePage['media'] | SchoolPage['media'])[number]

/** Whether a file is a picture that a page may show: the policy of the pages allows pictures of this site alone. */
export const isOwnPicture = ({ kind, url }: Pick<Media, 'kind' | 'url'>): boolean =>
  kind === 'image' && url.startsWith('/')
