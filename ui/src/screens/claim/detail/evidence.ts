import type { ClaimDetailData } from '../claimData.ts'

type Evidence = Pick<ClaimDetailData['files'][number], 'filesTypeEnum' | 'name'>

/** The way a file is shown. A pdf comes as a picture's kind, and is reported by its name. Source: domain-rules A18. */
export function evidenceKind({ filesTypeEnum, name }: Evidence): 'picture' | 'video' | 'document' {
  if (filesTypeEnum === 'VIDEO') return 'video'
  return name.toLowerCase().endsWith('.pdf') ? 'document' : 'picture'
}
