"""Commands for translators: check a language, start a new one, print the glossary."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from antikythera.cli.common import app, err, out

locale = typer.Typer(help="Languages: check one, or start a new one.", no_args_is_help=True)
app.add_typer(locale, name="locale")

Language = Annotated[str, typer.Argument(metavar="LANG", help="The code of the language, such as ja or pt-BR.")]


@locale.command()
def check(
    language: Language,
    folder: Annotated[
        Path | None,
        typer.Option(exists=True, file_okay=False, help="The folder of its files, if it is not installed yet."),
    ] = None,
) -> None:
    """List what is missing, untranslated or wrong in a language."""
    from antikythera.locales import faults
    from antikythera.text import languages

    if folder is None and language not in languages():
        raise typer.BadParameter(f"unknown language {language!r}; there are: {', '.join(languages())}")
    found = faults(language, folder)
    for fault in found:
        out.print(str(fault), highlight=False, markup=False, soft_wrap=True)
    err.print(f"{language}: {len(found) or 'no'} fault{'s' * (len(found) != 1)}", highlight=False)
    if found:
        raise typer.Exit(1)


@locale.command()
def new(
    language: Language,
    folder: Annotated[
        Path | None,
        typer.Option(file_okay=False, help="Where to write the files; by default a folder with the code as its name."),
    ] = None,
) -> None:
    """Write the files of a new language, with all messages in English."""
    from antikythera.locales import start

    folder = folder or Path(language)
    try:
        files = start(language, folder)
    except ValueError as error:
        raise typer.BadParameter(str(error)) from None
    out.print(f"{len(files)} files are in {folder}. When they are translated:", soft_wrap=True)
    out.print(f"  antikythera locale check {language} --folder {folder}", highlight=False, soft_wrap=True)


@locale.command()
def glossary() -> None:
    """Print the glossary of all languages: docs/glossary.md."""
    from antikythera.locales import glossary_page

    print(glossary_page(), end="")
