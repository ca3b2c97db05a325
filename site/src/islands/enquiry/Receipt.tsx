import type { receiptWords } from '../../lib/enquiry-form.ts'

type Props = { words: ReturnType<typeof receiptWords>; reference: string; hours?: number | undefined }

/** What a person keeps of an enquiry. */
export default function Receipt({ words, reference, hours }: Props) {
  return (
    <>
      <dl className="stub">
        <div>
          <dt>{words.reference}</dt>
          <dd className="figure">{reference}</dd>
        </div>
        <div>
          <dt>{words.reader}</dt>
          <dd>{words.readBy}</dd>
        </div>
        <div>
          <dt>{words.expected}</dt>
          <dd>{hours !== undefined && words.hours.replace('#', String(hours))}</dd>
        </div>
      </dl>
      <p>{words.next}</p>
    </>
  )
}
