/** Texts of a record's history and of previews of drafts, by the English one. */
export const declaredOfEditing: Readonly<Record<string, string>> = {
  Changes: 'बदलाव',
  Restore: 'पहले जैसा करें',
}
