import { defineRemote } from '@little-arches/contracts/remote';
import { addresses } from '@little-arches/contracts/routes';
import { productMeta } from './catalog/product-meta';

export default defineRemote({
  name: 'remote-store',
  pages: {
    store: {
      path: addresses.store,
      title: 'Products',
      description: 'Optional insoles for children in four levels, from plain comfort to strong support.',
      slots: ['due-for-rescan'],
      load: () => import('./pages/store/page'),
    },
    product: {
      path: addresses.product,
      ...productMeta,
      laterPaths: { function: 'getProducts', fields: { productSlug: 'slug' } },
      load: () => import('./pages/product/page'),
    },
    'size-guide': {
      path: addresses.sizeGuide,
      title: 'Size guide',
      description:
        'How to find the size of an insole: a table of foot lengths, and a sheet to print and measure a child’s feet on.',
      load: () => import('./pages/size-guide/page'),
    },
    checkout: {
      path: addresses.checkout,
      title: 'Checkout',
      description: 'Pay for the insoles in your cart by card.',
      index: false,
      holdsSession: true,
      load: () => import('./pages/checkout/page'),
    },
    'checkout-success': {
      path: addresses.checkoutSuccess,
      query: ['payment_intent', 'payment_intent_client_secret', 'redirect_status'],
      title: 'Your payment',
      description: 'The state of your payment and your order.',
      index: false,
      load: () => import('./pages/checkout-success/page'),
    },
  },
  panels: { cart: () => import('./cart/cart-panel') },
  slots: { 'fit-for-child': () => import('./slots/fit-for-child/slot') },
});
