import Close from '@mui/icons-material/Close'
import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import LinearProgress from '@mui/material/LinearProgress'
import Paper from '@mui/material/Paper'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useTranslations } from '@pravesh/console-kit'
import { useHeadingFocusAfter } from '@pravesh/console-kit/page/heading-focus'
import { mediaTexts } from '@pravesh/messages/screens/institute/media'
import { useEffect, useRef, useState } from 'react'
import type { QueuedFile, Uploads } from './use-uploads.ts'

/** Pixels below which a picture is blurred where pages show it. */
const leastWidth = 400

type RowProps = { item: QueuedFile; disabled: boolean; uploads: Uploads }

function FileRow({ item, disabled, uploads }: RowProps) {
  const { translate, word } = useTranslations()
  const { file, kind, preview, description, state, error } = item
  const [isSmall, setSmall] = useState(false)
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1.5, py: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ width: 72, flex: 'none' }}>
        {preview ? (
          <Box
            component="img"
            src={preview}
            alt=""
            onLoad={({ currentTarget: { naturalWidth } }) => setSmall(naturalWidth < leastWidth)}
            sx={{ width: 72, height: 54, objectFit: 'cover', borderRadius: 1 }}
          />
        ) : (
          <PictureAsPdfOutlined color="disabled" sx={{ fontSize: 40 }} />
        )}
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere', mb: 0.5 }}>
          {file.name}
        </Typography>
        {kind && (
          <TextField
            size="small"
            fullWidth
            required={kind === 'image'}
            disabled={disabled}
            label={translate(kind === 'image' ? mediaTexts.whatThePictureShows : mediaTexts.titleOfTheBrochure)}
            value={description}
            onChange={({ target }) => uploads.describe(item.key, target.value)}
            slotProps={{ htmlInput: { maxLength: 300 } }}
          />
        )}
        {isSmall && (
          <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
            {translate(mediaTexts.thisPictureIsSmallOn)}
          </Typography>
        )}
        {state === 'uploading' && <LinearProgress sx={{ mt: 1 }} aria-label={file.name} />}
        {error !== undefined && state === 'failed' && (
          <Typography role="alert" variant="body2" color="error" sx={{ mt: 0.5 }}>
            {word(error)}
          </Typography>
        )}
      </Box>
      <IconButton
        size="small"
        disabled={disabled}
        aria-label={`${translate(mediaTexts.doNotUpload)}: ${file.name}`}
        onClick={() => uploads.drop(item)}
        sx={{ alignSelf: 'flex-start' }}
      >
        <Close fontSize="small" />
      </IconButton>
    </Box>
  )
}

/** Chosen files: each is described, then all are uploaded. Displays the number of completed ones, and the errors of each. */
export const UploadPanel = ({ uploads }: { uploads: Uploads }) =>
  uploads.queue.length > 0 ? <Panel uploads={uploads} /> : null

function Panel({ uploads }: { uploads: Uploads }) {
  const { queue, progress, incomplete, uploadAll } = uploads
  const { translate } = useTranslations()
  const heading = useRef<HTMLHeadingElement>(null)
  const isUploading = progress !== undefined
  useHeadingFocusAfter()
  // The heading takes the focus when files are chosen, and again when an upload has disabled the button that began it.
  useEffect(() => heading.current?.focus(), [isUploading])
  const uploadable = queue.filter(({ kind }) => kind !== undefined).length
  const label = progress && translate(mediaTexts.doneOfTotalUploaded, progress)
  return (
    <Paper component="section" variant="outlined" aria-labelledby="uploads" sx={{ p: 2, mb: 2 }}>
      <Typography id="uploads" ref={heading} tabIndex={-1} component="h2" variant="subtitle1" sx={{ outline: 'none' }}>
        {translate(mediaTexts.filesToUpload)}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {translate(mediaTexts.sayInAFewWords)}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {queue.map((item) => (
          <FileRow key={item.key} item={item} disabled={isUploading} uploads={uploads} />
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, pt: 1 }}>
        <Button
          variant="contained"
          loading={isUploading}
          disabled={incomplete > 0 || uploadable === 0}
          onClick={() => void uploadAll()}
        >
          {translate(mediaTexts.uploadCount, { count: uploadable })}
        </Button>
        <Typography variant="body2" color="textSecondary" role="status">
          {label ?? (incomplete > 0 ? translate(mediaTexts.withoutADescriptionCount, { count: incomplete }) : '')}
        </Typography>
      </Box>
      {progress && (
        <LinearProgress
          variant="determinate"
          value={(100 * progress.done) / progress.total}
          aria-label={translate(mediaTexts.filesToUpload)}
          sx={{ mt: 1 }}
        />
      )}
    </Paper>
  )
}
