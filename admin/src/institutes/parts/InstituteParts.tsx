import MuiLink from '@mui/material/Link'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { NestedResources } from '@pravesh/console-kit/nested/NestedResources'
import type { InstituteType } from '@pravesh/contract'
import { type RaRecord, useGetOne } from 'react-admin'
import { Link } from 'react-router-dom'
import { PartTabs } from './PartTabs.tsx'
import { partScreensOf } from './screens.ts'

function InstituteName({ type, id }: { type: InstituteType; id: string }) {
  const { data, isPending } = useGetOne<RaRecord>(`${type}s`, { id })
  return (
    <Typography sx={{ mt: 2, mb: 1, overflowWrap: 'anywhere' }}>
      {isPending ? (
        <Skeleton width={240} />
      ) : (
        <MuiLink component={Link} to={`/${type}s/edit/${id}`} underline="hover">
          {data ? String(data.name) : `#${id}`}
        </MuiLink>
      )}
    </Typography>
  )
}

/** The parts of a school or college: `/schools/5/faqs`. Its name and the other parts are above each. */
export const InstituteParts = ({ type }: { type: InstituteType }) => (
  <NestedResources
    screens={partScreensOf[type]}
    above={(id, child) => (
      <>
        <InstituteName type={type} id={id} />
        <PartTabs type={type} id={id} current={child} />
      </>
    )}
  />
)
