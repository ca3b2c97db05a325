import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useTranslations } from '@pravesh/console-kit'
import { useWatch } from 'react-hook-form'

// Mainland and islands, generously: a slip of a digit lands outside.
const india = { lat: [6, 37.5], lng: [68, 98] } as const
const inside = (value: number, [from, to]: readonly [number, number]) => value >= from && value <= to

/** Checks whether the coordinates are plausible, and links to a map. */
export function MapPlace() {
  const { text } = useTranslations()
  const [lat, lng]: unknown[] = useWatch({ name: ['lat', 'lng'] })
  if (typeof lat !== 'number' || typeof lng !== 'number')
    return (
      <Typography variant="body2" color="textSecondary">
        {text('editor.noCoordinates')}
      </Typography>
    )
  if (!inside(lat, india.lat) || !inside(lng, india.lng))
    return (
      <Typography variant="body2" color="warning" role="status">
        {inside(lng, india.lat) && inside(lat, india.lng) ? text('editor.exchanged') : text('editor.notInIndia')}
      </Typography>
    )
  return (
    <Typography variant="body2">
      <Link
        href={`https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=17/${lat}/${lng}`}
        target="_blank"
        rel="noreferrer"
      >
        {text('editor.lookOnMap', { lat: String(lat), lng: String(lng) })}
      </Link>
    </Typography>
  )
}
