interface ImportMetaEnv {
  readonly VITE_VERSION: string
  readonly VITE_COMPANY_NAME?: string
  readonly VITE_CONTACT_URL?: string
}
