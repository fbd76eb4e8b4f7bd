/** Output of the client build; see build/clientAssets.config.ts. */
declare module 'virtual:client-assets' {
  import type { ManifestChunk } from 'vite'

  export const template: string
  export const manifest: Readonly<Record<string, ManifestChunk>>
  export const styles: Readonly<Record<string, string>>
}
