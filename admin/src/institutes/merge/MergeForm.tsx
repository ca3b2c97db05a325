import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useTranslations } from '@pravesh/console-kit'
import { wholeRecord } from '@pravesh/console-kit/form/record/whole-record'
import { PageSkeleton } from '@pravesh/console-kit/page/PageSkeleton'
import type { InstituteType } from '@pravesh/contract'
import type { Message } from '@pravesh/messages/consoles'
import { mergeTexts } from '@pravesh/messages/screens/catalogue/merge'
import { sharedTexts } from '@pravesh/messages/screens/shared'
import { type ReactNode, useState } from 'react'
import { Confirm, type RaRecord, useGetOne, useRedirect } from 'react-admin'
import { Link } from 'react-router-dom'
import { useAct, useRead } from '../../api.ts'
import { differingFields, missingFields } from './differing-fields.ts'
import { FieldChoices } from './FieldChoices.tsx'
import { Follows } from './Follows.tsx'

function Section({ title, children }: { title: Message; children: ReactNode }) {
  const { translate } = useTranslations()
  return (
    <Paper component="section" variant="outlined" sx={{ p: 2, mb: 2 }}>
      <Typography component="h2" variant="h6" sx={{ mb: 1 }}>
        {translate(title)}
      </Typography>
      {children}
    </Paper>
  )
}

type Pair = { type: InstituteType; kept: RaRecord; duplicate: RaRecord }

function Decision({ type, kept, duplicate }: Pair) {
  const { translate } = useTranslations()
  const redirect = useRedirect()
  const names = differingFields(type, kept, duplicate)
  const [taken, setTaken] = useState<readonly string[]>(() => missingFields(names, kept))
  const [isAsking, setAsking] = useState(false)
  const ids = { instituteType: type, keep: Number(kept.id), duplicate: Number(duplicate.id) }
  const preview = useRead('merge-previews', 'get', { parents: ids })
  const merge = useAct('merges', 'create', { related: ['bin'] })
  const blocked = preview.data?.data.blocked
  const isBlocked = !blocked || blocked.applications + blocked.reviews > 0
  async function confirm() {
    const versions = { keepVersion: Number(kept.version), duplicateVersion: Number(duplicate.version) }
    const result = await merge.act({ data: { ...ids, ...versions, fields: [...taken] } })
    setAsking(false)
    if ('response' in result) redirect(`/${type}s/edit/${kept.id}`)
  }
  return (
    <>
      <Section title={mergeTexts.fields}>
        <FieldChoices type={type} kept={kept} duplicate={duplicate} names={names} taken={taken} onChange={setTaken} />
      </Section>
      <Section title={mergeTexts.follows}>
        {preview.error && <Typography role="alert">{preview.error.message}</Typography>}
        {preview.data && <Follows preview={preview.data.data} />}
      </Section>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="contained" disabled={isBlocked} loading={merge.busy} onClick={() => setAsking(true)}>
          {translate(mergeTexts.merge)}
        </Button>
        <Button component={Link} to={`/${type}s/${duplicate.id}/merge?duplicate=${kept.id}`} color="inherit">
          {translate(mergeTexts.swap)}
        </Button>
      </Box>
      <Confirm
        isOpen={isAsking}
        loading={merge.busy}
        title={translate(mergeTexts.question)}
        content={`${String(duplicate.name)} → ${String(kept.name)}. ${translate(mergeTexts.text)}`}
        confirm={translate(mergeTexts.merge)}
        cancel={translate(sharedTexts.back)}
        onConfirm={() => void confirm()}
        onClose={() => setAsking(false)}
      />
    </>
  )
}

/** The record is read again: versions decide whether a merge is accepted. */
const freshRecord = { staleTime: 0, gcTime: 0 } as const

/** Both institutes field by field, what follows, and the button that merges them. */
export function MergeForm({ type, keep, duplicate }: { type: InstituteType; keep: string; duplicate: string }) {
  const kept = useGetOne<RaRecord>(`${type}s`, { id: keep, meta: wholeRecord }, freshRecord)
  const other = useGetOne<RaRecord>(`${type}s`, { id: duplicate, meta: wholeRecord }, freshRecord)
  const error = kept.error ?? other.error
  if (error) return <Typography role="alert">{error.message}</Typography>
  const areRead = kept.isFetchedAfterMount && other.isFetchedAfterMount
  if (!areRead || !kept.data || !other.data) return <PageSkeleton />
  return <Decision type={type} kept={kept.data} duplicate={other.data} />
}
