import { type ComponentType, createContext } from 'react'

/** `label`: the purpose of the picture. `onUploaded` receives the address from the server. */
export type PictureUploadProps = { label: string; onUploaded: (url: string) => void }

/** The button by which fields of pictures upload one; none in a console that only names addresses. */
export const PictureUploadContext = createContext<ComponentType<PictureUploadProps> | undefined>(undefined)
