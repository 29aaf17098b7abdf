// The guide's asynchronous boundary: the shared libraries are agreed upon before anything imports them.
void import('./bootstrap');
