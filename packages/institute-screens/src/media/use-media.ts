import { useTranslations } from '@pravesh/console-kit'
import type { InstituteMedia } from '@pravesh/contract'
import { CallFailure } from '@pravesh/data-provider'
import { mediaTexts } from '@pravesh/messages/screens/institute/media'
import { useState } from 'react'
import {
  type RaRecord,
  useDataProvider,
  useDelete,
  useGetList,
  useGetOne,
  useNotify,
  useResourceContext,
  useUpdate,
} from 'react-admin'
import { mediaPerPage } from './medium.ts'

type Change = Partial<Pick<InstituteMedia, 'alt' | 'caption' | 'url' | 'order' | 'cover'>>
const sort = { field: 'order', order: 'ASC' } as const

/**
 * Pictures and files of the institute in the resource's name (`schools/5/school-media`), in their order, with their actions. A change
 * resolves to undefined once it is saved, else to the error; the list is read again either way, since it may have changed concurrently.
 */
export function useMedia() {
  const resource = useResourceContext() ?? ''
  const [parent = '', parentId = ''] = resource.split('/')
  const [page, setPage] = useState(1)
  const { data, total, error, refetch } = useGetList<InstituteMedia>(resource, {
    pagination: { page, perPage: mediaPerPage },
    sort,
  })
  const { data: institute, refetch: refetchInstitute } = useGetOne<RaRecord & { logo?: string | null }>(
    parent,
    { id: parentId },
    { enabled: parentId !== '' },
  )
  const [update, { isPending: isUpdating }] = useUpdate()
  const [removeOne, { isPending: isRemoving }] = useDelete()
  const dataProvider = useDataProvider()
  const notify = useNotify()
  const { translate } = useTranslations()

  async function settle(work: () => Promise<unknown>): Promise<CallFailure | undefined> {
    try {
      await work()
      return undefined
    } catch (failure) {
      if (failure instanceof CallFailure) return failure
      throw failure
    } finally {
      await refetch()
    }
  }
  /** The same, with a toast where it fails. */
  async function settleAloud(work: () => Promise<unknown>): Promise<boolean> {
    const failure = await settle(work)
    if (failure) notify(failure.message, { type: 'error' })
    return failure === undefined
  }
  const change = (medium: InstituteMedia, fields: Change) =>
    update(resource, { id: medium.id, data: { ...medium, ...fields }, previousData: medium }, { returnPromise: true })
  return {
    media: data,
    total: total ?? 0,
    /** Address of the institute's logo. */
    logo: institute?.logo ?? undefined,
    error,
    refetch,
    page,
    setPage,
    busy: isUpdating || isRemoving,
    save: (medium: InstituteMedia, fields: Change) => settle(() => change(medium, fields)),
    change: (medium: InstituteMedia, fields: Change) => settleAloud(() => change(medium, fields)),
    /** Shows a picture as the cover, or no longer. */
    setCover: async (medium: InstituteMedia, cover: boolean) => {
      const isSaved = await settleAloud(() => change(medium, { cover }))
      if (isSaved)
        notify(translate(cover ? mediaTexts.theCoverIsChanged : mediaTexts.theCoverIsRemoved), { type: 'info' })
    },
    remove: (medium: InstituteMedia) =>
      settleAloud(() => removeOne(resource, { id: medium.id, previousData: medium }, { returnPromise: true })),
    /** Shows a picture as the institute's logo; null takes the logo off. The institute is read whole first: its version goes along. */
    saveLogo: async (url: string | null) => {
      const isSaved = await settleAloud(async () => {
        const { data: previousData } = await dataProvider.getOne(parent, { id: parentId })
        await dataProvider.update(parent, { id: parentId, data: { ...previousData, logo: url }, previousData })
        await refetchInstitute()
      })
      if (isSaved)
        notify(translate(url === null ? mediaTexts.theLogoIsRemoved : mediaTexts.theLogoIsChanged), { type: 'info' })
      return isSaved
    },
  }
}
export type Media = ReturnType<typeof useMedia>
