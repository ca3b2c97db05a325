import { type ReactNode, useEffect, useState } from 'react'
import { useText } from '../../shell/i18n.ts'

type Code = { path: string; size: number }

/** The secret of an authenticator app as a QR code and as text, and below it what proves that the app has it. */
export function SetUpApp({ secret, uri, children }: { secret: string; uri: string; children: ReactNode }) {
  const text = useText<'privacy'>()
  const [code, setCode] = useState<Code>()
  useEffect(() => {
    let isShown = true
    void import('uqr').then(({ encode }) => {
      const { data, size } = encode(uri, { border: 3 })
      const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
      if (isShown) setCode({ path: squares.join(''), size })
    })
    return () => {
      isShown = false
    }
  }, [uri])
  return (
    <div className="stack">
      <p>{text('privacy.factorScan')}</p>
      {code && (
        <svg
          role="img"
          aria-label={text('privacy.factorQr')}
          viewBox={`0 0 ${code.size} ${code.size}`}
          shapeRendering="crispEdges"
          className="qr"
        >
          <path d={code.path} fill="#000" />
        </svg>
      )}
      <p>
        {text('privacy.factorSecret')} <code className="secret">{secret.match(/.{1,4}/g)?.join(' ')}</code>
      </p>
      <p>
        <a href={uri}>{text('privacy.factorOpenApp')}</a>
      </p>
      {children}
    </div>
  )
}
