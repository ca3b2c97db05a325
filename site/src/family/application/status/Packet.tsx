import { admission } from 'virtual:endpoints'
import type { ApplicationRow } from '@pravesh/contract'
import { api } from '../../../api/client.ts'
import { pathIn } from '../../../lib/page/language.ts'
import { saveFile } from '../../parts/save-file.ts'
import { useSend } from '../../parts/sending/use-send.ts'
import { useLanguage, useText } from '../../shell/i18n.ts'

/** Downloads of a sent application with our signature, and the page that checks it. */
export function Packet({ application: { id, instituteName } }: { application: ApplicationRow }) {
  const text = useText<'application'>()
  const language = useLanguage()
  const { busy, run } = useSend()
  const save = (form: 'pdf' | 'json') => async () => {
    const { blob, name } = await api().file(admission.packet, { params: { id }, query: { form } })
    saveFile(blob, name ?? `application-${id}.${form}`)
  }
  return (
    <section className="signed-copy" aria-labelledby="packet">
      <h2 id="packet">{text('application.packetTitle')}</h2>
      <p>{text('application.packetLead', { name: instituteName })}</p>
      <p className="row-actions">
        <button
          type="button"
          className="button"
          aria-disabled={busy || undefined}
          onClick={() => void run(save('pdf'))}
        >
          {text('application.packetPdf')}
        </button>
        <button
          type="button"
          className="button"
          aria-disabled={busy || undefined}
          onClick={() => void run(save('json'))}
        >
          {text('application.packetJson')}
        </button>
        <a href={pathIn(language, '/verify')}>{text('application.packetVerify')}</a>
      </p>
    </section>
  )
}
