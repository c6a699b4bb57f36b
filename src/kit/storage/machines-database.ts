/** The machines of this device: pages that name them, or say whose a visit is, read what the machines' page writes. */
export const MACHINES_DATABASE = 'appfroid-machines';
