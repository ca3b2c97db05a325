/** Texts of the histories of catalogue records and of parts of institutes, by the English one. */
export const declaredOfHistory: Readonly<Record<string, string>> = {
  Caption: 'कैप्शन',
}
