import { Navigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { askToLogIn } from '../session/use-session.ts'

/** The address that people type: home with the login dialog, or home alone for whoever is signed in. */
export default function LoginPage() {
  useEffect(() => askToLogIn('header'), [])
  return <Navigate to="/" replace />
}
