import Paper from '@mui/material/Paper'
import { PageHead, useTranslations } from '@pravesh/console-kit'
import type { InstituteType } from '@pravesh/contract'
import { mergeTexts } from '@pravesh/messages/screens/catalogue/merge'
import { AutocompleteInput, Form, type RaRecord, ReferenceInput, useGetOne } from 'react-admin'
import { useParams, useSearchParams } from 'react-router-dom'
import { InstituteLink } from '../../parts/InstituteLink.tsx'
import { MergeForm } from './MergeForm.tsx'

const byName = { field: 'name', order: 'ASC' as const }
const toSearch = (q: string) => ({ q })
/** Many institutes have the same name: the city and the id distinguish them. */
const optionText = (record: RaRecord) => [record.name, record.cityName, `#${record.id}`].filter(Boolean).join(' · ')

/** The page at `/schools/5/merge?duplicate=6`: another record of the same institute is merged into this one. */
export function MergePage({ type }: { type: InstituteType }) {
  const { translate } = useTranslations()
  const { id = '' } = useParams<'id'>()
  const [search, setSearch] = useSearchParams()
  const duplicate = search.get('duplicate') ?? ''
  const { data } = useGetOne<RaRecord>(`${type}s`, { id })
  const choose = (chosen: unknown) =>
    setSearch(chosen === '' || chosen === null || chosen === undefined ? {} : { duplicate: String(chosen) }, {
      replace: true,
    })
  return (
    <>
      <PageHead
        title={data ? `${translate(mergeTexts.title)}: ${String(data.name)}` : translate(mergeTexts.title)}
        detail={translate(mergeTexts.lead)}
        actions={<InstituteLink type={type} id={Number(id)} />}
      />
      <Paper variant="outlined" sx={{ p: 2, mb: 2 }}>
        <Form key={`${id} ${duplicate}`} defaultValues={{ duplicate: Number(duplicate) || '' }}>
          <ReferenceInput source="duplicate" reference={`${type}s`} sort={byName} perPage={20}>
            <AutocompleteInput
              label={translate(mergeTexts.duplicate)}
              optionText={optionText}
              filterToQuery={toSearch}
              getOptionDisabled={(option: RaRecord) => String(option.id) === id}
              onChange={choose}
              helperText={false}
            />
          </ReferenceInput>
        </Form>
      </Paper>
      {duplicate !== '' && duplicate !== id && (
        <MergeForm key={`${id} ${duplicate}`} type={type} keep={id} duplicate={duplicate} />
      )}
    </>
  )
}
