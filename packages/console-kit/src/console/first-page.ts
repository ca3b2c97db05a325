import type { DataProvider, Store } from 'react-admin'

type ListParams = { page?: number }

/** After any addition, change or deletion the list of that resource is on page 1 (docs/specification.md, section 4). */
export function backToFirstPage(provider: DataProvider, store: Store): DataProvider {
  function resetPage(resource: string) {
    const key = `${resource}.listParams`
    const params = store.getItem<ListParams | null>(key, null)
    if (params?.page !== undefined && params.page !== 1) store.setItem(key, { ...params, page: 1 })
  }
  const after =
    <P, A>(method: (resource: string, params: P) => Promise<A>) =>
    async (resource: string, params: P): Promise<A> => {
      const result = await method(resource, params)
      resetPage(resource)
      return result
    }
  async function afterAct(resource: string, ...parameters: unknown[]): Promise<unknown> {
    const result: unknown = await provider.act(resource, ...parameters)
    resetPage(resource)
    return result
  }
  // The flag that lets react-query abort must be on the outermost provider: the spread preserves it.
  return {
    ...provider,
    create: after(provider.create),
    update: after(provider.update),
    updateMany: after(provider.updateMany),
    delete: after(provider.delete),
    deleteMany: after(provider.deleteMany),
    ...('act' in provider && { act: afterAct }),
  } as DataProvider
}
