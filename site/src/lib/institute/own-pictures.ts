import type { CollegePage, SchoolPage } from '@pravesh/contract'
import type { Language } from '@pravesh/messages'
import { catalogueName } from '@pravesh/messages/catalogue'

type Media = (CollegePage['media'] | SchoolPage['media'])[number]

/** Whether a file is a picture that a page may show: the policy of the pages allows pictures of this site alone. */
export const isOwnPicture = ({ kind, url }: Pick<Media, 'kind' | 'url'>): boolean =>
  kind === 'image' && url.startsWith('/')

/** Whether a picture was drawn for the demonstration: those of the demo are in a folder of their own. */
export const isDrawn = ({ url }: Pick<Media, 'url'>): boolean => url.startsWith('/demo/')

/** The pictures that a page may show. Texts of the drawn ones are in the reader's language; an institute's own stay as it wrote them. */
export const ownPictures = (media: readonly Media[], language: Language): Media[] =>
  media.filter(isOwnPicture).map((picture) => ({
    ...picture,
    alt: picture.alt && catalogueName(picture.alt, language),
    caption: picture.caption && catalogueName(picture.caption, language),
  }))
