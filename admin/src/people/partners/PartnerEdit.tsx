import { PageHead, useTranslations } from '@pravesh/console-kit'
import { EntityForm } from '@pravesh/console-kit/entity/EntityForm'
import { RecordEdit } from '@pravesh/console-kit/form/record/RecordEdit'
import type { Partner } from '@pravesh/contract'
import { menuTexts } from '@pravesh/messages/screens/menu'
import { partnerTexts } from '@pravesh/messages/screens/people/partners'
import { ShowButton, useRecordContext } from 'react-admin'
import { partnerEntity } from './partner-entity.ts'

function Fields() {
  const partner = useRecordContext<Partner>()
  const { translate } = useTranslations()
  if (!partner) return null
  return (
    <>
      <PageHead title={partner.name} actions={<ShowButton label={translate(partnerTexts.backToTheApplication)} />} />
      <EntityForm entity={partnerEntity} save="form.save" called={partner.name} />
    </>
  )
}

/** Corrects the fields of an application that is not approved. */
export const PartnerEdit = () => (
  <RecordEdit recordLabel={menuTexts.partnerApplication} redirect="show">
    <Fields />
  </RecordEdit>
)
