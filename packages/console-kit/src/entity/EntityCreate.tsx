import { CreateBase, ListButton } from 'react-admin'
import { entityLabel, entityPlural } from '../language/declared-messages.ts'
import { inSentence } from '../language/in-sentence.ts'
import { useTranslations } from '../language/translations.ts'
import { PageHead } from '../page/PageHead.tsx'
import { EntityForm } from './EntityForm.tsx'
import type { ScreenEntity } from './screen-entity.ts'

type CreateProps = { entity: ScreenEntity; redirect?: 'list' | 'show' }

/** The generated page that adds a record. It goes back to the list, or opens the new record. */
export function EntityCreate({ entity, redirect = 'list' }: CreateProps) {
  const { text, translate } = useTranslations()
  return (
    <CreateBase redirect={redirect}>
      <PageHead
        title={text('form.newOne', { what: inSentence(translate(entityLabel(entity))) })}
        actions={<ListButton label={text('list.all', { plural: inSentence(translate(entityPlural(entity))) })} />}
      />
      <EntityForm entity={entity} save="form.add" />
    </CreateBase>
  )
}
