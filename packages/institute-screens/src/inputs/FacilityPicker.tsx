import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useTranslations } from '@pravesh/console-kit'
import { type RaRecord, useGetList } from 'react-admin'
import { useController } from 'react-hook-form'

type Facility = RaRecord<number> & { title: string; group: string }

/** Facilities as one ticks them off on a visit: by group, all in sight. */
export function FacilityPicker({ resource }: { resource: 'schoolfacility' | 'sc-facilities' }) {
  const { text } = useTranslations()
  const { field } = useController({ name: 'facilities' })
  const { data, isPending, error } = useGetList<Facility>(resource, {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'title', order: 'ASC' },
  })
  if (isPending) return <Skeleton variant="rounded" height={200} />
  if (error) return <Typography color="error">{error.message}</Typography>
  const selectedIds = new Set<number>(Array.isArray(field.value) ? field.value : [])
  const groups = Map.groupBy(data, ({ group }) => group)
  const tick = (id: number, on: boolean) =>
    field.onChange(on ? [...selectedIds, id] : [...selectedIds].filter((other) => other !== id))
  return (
    <>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }} aria-live="polite">
        {text('editor.ofAll', { count: selectedIds.size, all: data.length })}
      </Typography>
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))' }}>
        {[...groups].map(([group, facilities]) => (
          <Box component="fieldset" key={group} sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
            <Typography component="legend" variant="subtitle2" sx={{ fontWeight: 600, mb: 0.5 }}>
              {group}
            </Typography>
            {facilities.map(({ id, title }) => (
              <FormControlLabel
                key={id}
                sx={{ display: 'flex', minHeight: 36 }}
                control={
                  <Checkbox size="small" checked={selectedIds.has(id)} onChange={(_event, on) => tick(id, on)} />
                }
                label={title}
                slotProps={{ typography: { variant: 'body2' } }}
              />
            ))}
          </Box>
        ))}
      </Box>
    </>
  )
}
