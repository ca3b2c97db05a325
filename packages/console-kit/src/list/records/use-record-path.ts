import { type RaRecord, useCreatePath, useResourceContext, useResourceDefinition } from 'react-admin'

/** Where a record of the list opens: its page where the resource has one, else its editor, unless the list says so itself. */
export function useRecordPath(
  pathOf: ((record: RaRecord) => string | undefined) | undefined,
): (record: RaRecord) => string {
  const resource = useResourceContext() ?? ''
  const { hasShow } = useResourceDefinition()
  const createPath = useCreatePath()
  return (record) => pathOf?.(record) ?? createPath({ resource, type: hasShow ? 'show' : 'edit', id: record.id })
}
