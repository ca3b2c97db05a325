import { useResourceContext } from 'react-admin'

/** Id of the institute whose child resource the page is about. */
export const useInstituteId = (): number => Number(/^institutes\/(\d+)\//.exec(useResourceContext() ?? '')?.[1])
