import Box from '@mui/material/Box'
import { encode } from 'uqr'

/** A text as a QR code: dark on light in either colour scheme, as cameras need it. */
export function QrCode({ value, label }: { value: string; label: string }) {
  const { data, size } = encode(value, { border: 3 })
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      sx={{ width: 220, maxWidth: '100%', bgcolor: '#fff', display: 'block' }}
    >
      <path d={squares.join('')} fill="#000" />
    </Box>
  )
}
