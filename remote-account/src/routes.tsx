import { defineRemote } from 'shared-contracts/remote';
import { addresses } from 'shared-contracts/routes';
import { AuthLayout } from './auth/auth-layout';
import { ProfileLayout } from './profile-layout';

export default defineRemote({
  name: 'remote-account',
  pages: {
    'sign-in': {
      path: addresses.signIn,
      title: 'Sign in',
      description: 'Sign in to see the profiles and foot scans of your children.',
      access: 'signed-out',
      index: false,
      layout: AuthLayout,
      load: () => import('./pages/sign-in/page'),
    },
    'sign-up': {
      path: addresses.signUp,
      title: 'Create your account',
      description: 'Create a free account to keep the foot scans of your children in one place.',
      access: 'signed-out',
      layout: AuthLayout,
      load: () => import('./pages/sign-up/page'),
    },
    'reset-password': {
      path: addresses.resetPassword,
      title: 'Reset your password',
      description: 'Have a link sent that lets you set a new password.',
      index: false,
      layout: AuthLayout,
      load: () => import('./pages/reset-password/page'),
    },
    confirm: {
      path: addresses.confirm,
      title: 'Your link from our mail',
      description: 'Confirm your email, or go on to set a new password.',
      index: false,
      layout: AuthLayout,
      load: () => import('./pages/confirm/page'),
    },
    profile: {
      path: addresses.profile,
      title: 'Your profile',
      description: 'Your children at a glance: their last scans and when the next ones are due.',
      access: 'signed-in',
      layout: ProfileLayout,
      load: () => import('./pages/profile/page'),
    },
    profiles: {
      path: addresses.profiles,
      title: 'Profiles',
      description: 'The profiles of your children.',
      access: 'signed-in',
      layout: ProfileLayout,
      load: () => import('./pages/profiles/page'),
    },
    scans: {
      path: addresses.scans,
      title: 'Scans',
      description: 'All foot scans of your children, newest first.',
      access: 'signed-in',
      layout: ProfileLayout,
      load: () => import('./pages/scans/page'),
    },
    scan: {
      path: addresses.scan,
      title: 'Foot scan',
      description: 'The measured values of one scan, drawn and compared.',
      access: 'signed-in',
      layout: ProfileLayout,
      load: () => import('./pages/scan/page'),
    },
    orders: {
      path: addresses.orders,
      title: 'Orders',
      description: 'What you ordered in the store, and whether it is paid.',
      access: 'signed-in',
      layout: ProfileLayout,
      load: () => import('./pages/orders/page'),
    },
    order: {
      path: addresses.order,
      title: 'Your order',
      description: 'One order: how it stands, where it goes, and its receipt.',
      access: 'signed-in',
      layout: ProfileLayout,
      load: () => import('./pages/order/page'),
    },
    settings: {
      path: addresses.settings,
      title: 'Settings',
      description: 'Your account, your data as a file, and the way to delete everything.',
      access: 'signed-in',
      layout: ProfileLayout,
      load: () => import('./pages/settings/page'),
    },
  },
});
