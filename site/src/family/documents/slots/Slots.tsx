import type { DocumentRow } from '@pravesh/contract'
import { useText } from '../../shell/i18n.ts'
import { Loading } from '../../shell/Loading.tsx'
import { slots } from '../documents-cell.ts'
import { Slot } from './Slot.tsx'

/** Documents that colleges require: one document of the vault in each slot, read by all of them. */
export function Slots({ documents }: { documents: readonly DocumentRow[] }) {
  const text = useText<'documents'>()
  return (
    <section aria-labelledby="slots">
      <h2 id="slots">{text('documents.slots')}</h2>
      <p className="soft">{text('documents.slotsLead')}</p>
      <Loading cell={slots()}>
        {(all) => (
          <>
            <p className="small">
              {text('documents.slotsFilled', { filled: all.filter((slot) => slot.document).length, all: all.length })}
            </p>
            <ul className="rows">
              {all.map((slot) => (
                <Slot key={slot.slot} place={slot} documents={documents} />
              ))}
            </ul>
          </>
        )}
      </Loading>
    </section>
  )
}
