from antikythera.cli import main

main()
