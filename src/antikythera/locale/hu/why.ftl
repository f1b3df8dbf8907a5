# Miért nem játszható meg most egy lépés, bármelyik játékban.

why-over = A játék véget ért.
why-not-your-turn = Most nem te jössz, hanem { $seat }.
why-not-now = Ez most nem lehetséges.
