/** The words for where a rule or a printed value comes from. */
import type { SourceInfo } from '../api/types'

export const SOURCE_WORDS: Record<SourceInfo['provenance'], string> = {
  rulebook: 'from-rulebook',
  public: 'from-public',
  reconstructed: 'from-reconstruction',
  ruling: 'from-ruling',
}
