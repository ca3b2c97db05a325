import signIn from '../../../../styles/family/sign-in.css?url&no-inline'

let loading: Promise<void> | undefined

/** Loads the styles of the dialog into a page that has none of the family's. Without them it works too, and is only plain. */
export function loadStyles(): Promise<void> {
  loading ??= new Promise((resolve) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    // Imported as a style it would be in the head of every page of an institute.
    link.href = signIn
    link.onload = link.onerror = () => resolve()
    document.head.append(link)
  })
  return loading
}
