/**
 * hero.svg, drawn 850 by 500, blurred by 18 pixels and shrunk to 34 by 20, as a data address. Enlarged again it is
 * still blurred, without a filter, which cost a phone a tenth of a second.
 */
export const heroPlaceholder =
  'data:image/webp;base64,UklGRuIAAABXRUJQVlA4INYAAABwBgCdASoiABQAPrVMoEonJKMhqqwA4BaJZACdMsvER8WCbuzmsGhXjxJSdzTLlSr8IOsF3YV3RxTsrBgA/vYgKjwUCkl3YzfvUYyLqxvxI/hLsfoglxqOq9b+Ip8onVMS9CLunoaOzQ/w1QQ6czpr0KDEB/gEmrbw1d/Oz7UYGDEChWOaccgGRtuziteijHBhkW1kYsWWaVAh9zs/8CAz/wbg1uefU1bFKA/ojzsjy/nZ38hiXPftDY5hG3O7UC+qKwC2l72vT7iMh+2FWItlhbnNfsAA';
