import { type ComponentType, createContext } from 'react'

/** `label`: what the picture is for. `onUploaded` takes the address that the server answered. */
export type PictureUploadProps = { label: string; onUploaded: (url: string) => void }

/** The button by which fields of pictures upload one; none in a console that only names addresses. */
export const PictureUploadContext = createContext<ComponentType<PictureUploadProps> | undefined>(undefined)
