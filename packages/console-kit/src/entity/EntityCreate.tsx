import type { Entity } from '@pravesh/contract'
import { CreateBase, ListButton } from 'react-admin'
import { useWords } from '../language/words.ts'
import { PageHead } from '../shell/PageHead.tsx'
import { EntityForm } from './EntityForm.tsx'

/** The generated page that adds a record. It goes back to the list. */
export function EntityCreate({ entity }: { entity: Entity }) {
  const { text, say } = useWords()
  return (
    <CreateBase redirect="list">
      <PageHead
        title={text('form.newOne', { what: say(entity.label).toLowerCase() })}
        actions={<ListButton label={text('list.all', { plural: say(entity.plural).toLowerCase() })} />}
      />
      <EntityForm entity={entity} save="form.add" />
    </CreateBase>
  )
}
